#!/usr/bin/env perl
# Rewrites Swift files in place: actions with #selector become method references, observers and
# timers get closures, overrides in extensions go to their class, and the attributes of Objective-C
# go. Prints the lines that are left for you. Commit first, then run it on all files of a module:
# perl from-selectors.pl Sources/*/*.swift
use strict;
use warnings;

my $selector = qr/\#selector\(\s*((?:[^()]|\([^()]*\))*?)\s*\)/;
my (%text, %labels);

# The text with spaces in place of comments and strings, of the same length.
sub masked {
  my ($text) = @_;
  $text =~ s{(//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*")}
    {(my $blank = $1) =~ s/[^\n]/ /g; $blank}gse;
  return $text;
}

# The place after the brace that closes the one at a place of a masked text.
sub closing {
  my ($mask, $at) = @_;
  my $depth = 0;
  pos($mask) = $at;
  while ($mask =~ /([{}])/g) {
    $depth += $1 eq "{" ? 1 : -1;
    return pos($mask) if $depth == 0;
  }
  return undef;
}

# The name of the type whose braces are open at the end of a text.
sub type_at {
  my @open;
  while ($_[0] =~ /\b(?:class|struct|enum|extension)\s+([A-Z][\w.]*)[^{}]*\{|([{}])/g) {
    if (defined $1) { push @open, $1 } elsif ($2 eq "{") { push @open, "" } else { pop @open }
  }
  return (grep { $_ } reverse @open)[0] // "Self";
}

sub reference {
  my ($name, $before) = @_;
  $name =~ s/^(?:self|Self)\.//;
  return $name =~ /^_*[A-Z]/ ? $name : type_at($before) . ".$name";
}

# A closure that calls a method; of a name alone the declaration says what it gets.
sub closure {
  my ($indent, $name, $sender) = @_;
  $name =~ s/^(?:\w+\.)+//;
  $name .= "($labels{$name}:)" if $name !~ /\(/ && $labels{$name};
  $name =~ s/\((\w+):\)$/$1 eq "_" ? "($sender)" : "($1: $sender)"/e or $name .= "()";
  my $head = $name =~ /$sender\)$/ ? $sender : "_";
  return "{ [weak self] $head in\n$indent  MainActor.assumeIsolated { self?.$name }\n$indent}";
}

# An override with the access of the extension that it was in.
sub with_access {
  my ($member, $access) = @_;
  masked($member) =~ /^[ \t]*((?:\@?\w+(?:\([^()]*\))?[ \t]+)*)override\b([^\n({=]*)/m;
  my ($place, $words) = ($-[0], "$1$2");
  return $member if $words =~ /\b(?:open|public|package|internal|fileprivate|private)\b/;
  substr($member, $place) =~ s/\boverride\b/$access override/;
  return $member;
}

# Opens those private names of a file that code which has moved to another file uses.
sub open_names {
  my ($file, $moved) = @_;
  my $private = qr/^[ \t]*(?:\@?\w+[ \t]+)*?\K(?:file)?private[ \t]+(?=(?:\w+[ \t]+)*
    (?:func|var|let|class|struct|enum|protocol|typealias)[ \t]+(\w+)([^\n]*))/mx;
  for (my $at = 0; ;) {
    my $mask = masked($text{$file});
    pos($mask) = $at;
    $mask =~ /$private/g or last;
    $at = pos($mask);
    my ($from, $name, $rest) = ($-[0], $1, $2);
    next unless $moved =~ /\b\Q$name\E\b/;
    substr($text{$file}, $from, $at - $from) = "";
    # Its line may name further ones.
    $moved .= $rest;
    $at = 0;
  }
}

# The text with conditions that hold on Linux where those for iOS do.
sub for_linux {
  my ($text) = @_;
  return $text if $text =~ /^[ \t]*\#\w+.*\bos\(Linux\)/m;
  my $oses = qr/os\(\w+\)(?:[ \t]*\|\|[ \t]*os\(\w+\))*/;
  $text =~ s{^([ \t]*\#(?:else)?if[ \t]+)([^\n]*\bos\(iOS\)[^\n]*)}{
    my ($head, $condition) = ($1, $2);
    $condition =~ s/^($oses)(?=[ \t]*$)/$1 || os(Linux)/
      or $condition =~ s/\bos\(iOS\)/(os(iOS) || os(Linux))/g;
    "$head$condition"
  }gme;
  return $text;
}

# Has methods of extensions of UIKit's classes call what extensions of subclasses have in their place.
sub redirect_overrides {
  my ($file) = @_;
  my $function = qr/\bfunc[ \t]+(\w+)[ \t]*\(([^(){}]*)\)([^{}\n]*)\{/;
  my $extension = qr/\bextension\s+([A-Z]\w*)[^{}\n]*\{/;
  my $is_ours = sub { my ($type) = @_; grep { masked($_) =~ /\bclass\s+\Q$type\E\b/ } values %text };
  my $mask = masked($text{$file});
  while ($mask =~ /$extension/g) {
    my ($type, $start) = ($1, pos($mask));
    my $end = closing($mask, $start - 1) or next;
    next if $is_ours->($type);
    my $body = substr($mask, $start, $end - $start);
    while ($body =~ /\boverride[ \t]+(?:\w+[ \t]+)*$function/g) {
      my ($from, $to, $name, $parameters, $rest) = ($start + $-[0], $start + $+[0], $1, $2, $3);
      my $close = closing($mask, $to - 1) or next;
      next if substr($mask, $to, $close - $to) =~ /\bsuper\b/ || $parameters =~ /\binout\b|\.\.\./;
      (my $signature = "$name($parameters)$rest") =~ s/\s+//g;
      for my $home (sort keys %text) {
        my $other = masked($text{$home});
        while ($other =~ /$extension/g) {
          my ($base, $first) = ($1, pos($other));
          my $last = closing($other, $first - 1) or next;
          next if $base eq $type || $is_ours->($base);
          my $members = substr($other, $first, $last - $first);
          while ($members =~ /$function/g) {
            my $at = $first + $+[0];
            (my $candidate = "$1($2)$3") =~ s/\s+//g;
            next if $candidate ne $signature || substr($other, 0, $first + $-[0]) =~ /\boverride[^\n]*\z/;
            my $arguments = join ", ", map { /^\s*(\w+)(?:\s+(\w+))?\s*:/
              ? ($1 eq "_" ? $2 : "$1: " . ($2 // $1)) : () } split /,/, $parameters;
            my $return = $rest =~ /->/ ? "return " : "";
            my ($indent) = substr($other, $at) =~ /\n([ \t]*)\S/;
            my $call = "\n${indent}if let self = self as? $type { ${return}self.${name}Of$type($arguments)";
            $call .= $return ? " }" : "; return }";
            # An only expression is no result any more.
            my $inner = substr($other, $at, closing($other, $at - 1) - 1 - $at);
            my $only = $return && $inner =~ /\A\s*(?!(?:return|if|switch|guard|let|var|for|do)\b)[^\n;]+\s*\z/;
            my ($override, $change) = (substr($text{$file}, $from, $to - $from), $call);
            $override =~ s/\boverride[ \t]+//;
            $override =~ s/\b(func[ \t]+$name)\b/$1Of$type/;
            my @edits = ([$home, $at, 0, $call], [$file, $from, $to - $from, $override]);
            push @edits, [$home, $at + length(($inner =~ /\A(\s*)/)[0]), 0, "return "] if $only;
            for my $edit (sort { $b->[1] <=> $a->[1] } @edits) {
              substr($text{$edit->[0]}, $edit->[1], $edit->[2]) = $edit->[3];
            }
            return redirect_overrides($file);
          }
        }
      }
    }
  }
}

# Moves overrides from the extensions of a file to their classes, and returns those without one.
sub move_overrides {
  my ($file) = @_;
  my @homeless;
  my $away = '';
  my $at = 0;
  while (1) {
    my $mask = masked($text{$file});
    pos($mask) = $at;
    $mask =~ /^[ \t]*((?:\w+[ \t]+)*)extension\s+([A-Z][\w.]*)[^{}\n]*\{/gm or last;
    my ($words, $type, $start) = ($1, $2, pos($mask));
    my ($access) = $words =~ /\b(public|package)\b/;
    my $end = closing($mask, $start - 1) or last;
    $at = $start;
    my $body = substr($mask, $start, $end - 1 - $start);
    my @found;
    while ($body =~ /^([ \t]*)(?:\@?\w+(?:\([^()]*\))?[ \t]+)*override\b[^\n]*/gm) {
      my $from = $-[0];
      my $before = substr($body, 0, $from);
      next if ($before =~ tr/{//) != ($before =~ tr/}//);
      # A body begins after the declaration, whose parameters may have lines of their own.
      my $rest = substr($body, $from);
      my $to = $+[0];
      if ($rest =~ /\A(?:[^{}\n]|\n[ \t]*(?=[)\]>]|[^\s{}].*[,:(]\s*$|->|where|throws|async)|\([^{}()]*(?:\([^{}()]*\)[^{}()]*)*\))*\{/m) {
        $to = $from + (closing($rest, $+[0] - 1) // length $rest);
      }
      # Comments and attributes above belong to it.
      my $whole = substr($text{$file}, $start, $end - 1 - $start);
      my $head = substr($whole, 0, $from);
      $from -= length $1 if $head =~ /((?:^[ \t]*(?:\/\/[^\n]*|\@\w+(?:\([^()\n]*\))?[ \t]*)\n)+)\z/m;
      push @found, [$from, $to];
      pos($body) = $to;
    }
    next unless @found;
    my ($home) = grep { masked($text{$_}) =~ /\bclass\s+\Q$type\E\b[^{}]*\{/ } $file, sort keys %text;
    if (!$home) { push @homeless, $type; next }
    my $moved = '';
    for my $range (reverse @found) {
      my ($from, $to) = map { $_ + $start } @$range;
      my $member = substr($text{$file}, $from, $to - $from, '');
      $member =~ s/\A\n+|\s+\z//g;
      $member = with_access($member, $access) if $access;
      $away .= $member if $home ne $file;
      $moved = "\n$member\n$moved";
    }
    # No more than one empty line is left in their place.
    my $left = closing(masked($text{$file}), $start - 1) - $start;
    (my $rest = substr($text{$file}, $start, $left)) =~ s/\n(?:[ \t]*\n){2,}/\n\n/g;
    $rest =~ s/\A\n(?:[ \t]*\n)+/\n/;
    $rest =~ s/\n(?:[ \t]*\n)+([ \t]*\}\z)/\n$1/;
    substr($text{$file}, $start, $left) = $rest;
    my $other = masked($text{$home});
    $other =~ /\bclass\s+\Q$type\E\b[^{}]*\{/ or next;
    my $close = closing($other, $+[0] - 1) or next;
    substr($text{$home}, $close - 1, 0) = $moved;
  }
  open_names($file, $away);
  return @homeless;
}

for my $file (@ARGV) {
  open(my $in, "<", $file) or die "$file: $!\n";
  $text{$file} = join("", <$in>);
  # The label of the only parameter of each function.
  my $mask = masked($text{$file});
  while ($mask =~ /\bfunc\s+(\w+)\s*\(\s*(\w+)[^,()]*(?:\([^()]*\)[^,()]*)?\)/g) {
    $labels{$1} = $2;
  }
}
redirect_overrides($_) for @ARGV;
for my $file (@ARGV) {
  print "$file: overrides of $_, whose class is in none of these files\n" for move_overrides($file);
}
for my $file (@ARGV) {
  my $text = $text{$file};
  $text =~ s/^([ \t]*)(.*?)\.addObserver\(\s*self,\s*selector:\s*$selector,\s*name:\s*(.+?),\s*object:\s*(.+?)\s*\)$/
    "$1_ = $2.addObserver(forName: $4, object: $5, queue: nil) " . closure($1, $3, "notification")/gmex;
  $text =~ s/^([ \t]*)(.*?scheduledTimer)\(\s*timeInterval:\s*(.+?),\s*target:\s*self,\s*selector:\s*$selector,\s*userInfo:\s*nil,\s*repeats:\s*(\w+)\s*\)/
    "$1$2(withTimeInterval: $3, repeats: $5) " . closure($1, $4, "timer")/gmex;
  $text =~ s/^([ \t]*)(.*?\bTimer)\(\s*timeInterval:\s*(.+?),\s*target:\s*self,\s*selector:\s*$selector,\s*userInfo:\s*nil,\s*repeats:\s*(\w+)\s*\)/
    "$1$2(timeInterval: $3, repeats: $5) " . closure($1, $4, "timer")/gmex;
  # Of functions none can be found again: all actions of the target are removed.
  my $removal = qr/\bremoveTarget\(\s*[^,()]+(?:\([^()]*\))?,\s*action:\s*/;
  while ($text =~ /($removal)$selector/g) {
    print "$file: $1nil, ...) removes all actions of the target\n";
  }
  $text =~ s/($removal)$selector/$1nil/g;
  $text =~ s/action:\s*$selector/"action: " . reference($1, substr($text, 0, $-[0]))/ge;
  # Observers get values, not objects.
  $text =~ s/(\bfunc\s+\w+\s*\([^(){}]*:\s*)NSNotification\b(?!\.)/$1Notification/g;
  $text =~ s/\#keyPath\(\s*(?:[A-Z]\w*\.)?([\w.]+)\s*\)/"$1"/g;
  $text =~ s/^(\s*import\s+UIKit)\.UI\w+[ \t]*$/$1/gm;
  $text =~ s/^(\s*import\s+)ObjectiveC(?:\.\w+)?[ \t]*$/$1UIKit/gm;
  # Observed and associated values are UIKit's here.
  $text =~ s/^(\s*import\s+)Foundation[ \t]*$/$1UIKit/m
    if $text !~ /^\s*import\s+UIKit\b/m && masked($text) =~ /\b(?:objc_\w+|NSKeyValue\w+|Selector)\b/;
  $text = for_linux($text);
  # A protocol of Objective-C is one of classes.
  $text =~ s/\@objc(?:\([\w:]*\))?\s+((?:\w+\s+)*protocol\s+\w+)\s*(?::\s*(?:class\b\s*,?\s*)?)?(?=([^{]?))/
    "$1: AnyObject" . ($2 ? ", " : " ")/ge;
  $text =~ s/\@UIApplicationMain\b/\@main/g;
  $text =~ s/\@objc\s*\([\w:]*\)\s*//g;
  $text =~ s/\@(?:objcMembers|IBOutlet|objc)\b\s*//g;
  open(my $out, ">", $file) or die "$file: $!\n";
  print $out $text;
  my @lines = split(/\n/, $text);
  for (0 .. $#lines) { print "$file:", $_ + 1, ": $lines[$_]\n" if $lines[$_] =~ /#selector/ }
}
