#!/usr/bin/env perl
# Rewrites Swift files in place: actions with #selector become method references, observers and
# timers get closures, and the attributes of Objective-C go. Prints the lines that are left for
# you. Commit first, then run: perl from-selectors.pl Sources/*/*.swift
use strict;
use warnings;

my $selector = qr/\#selector\(\s*((?:[^()]|\([^()]*\))*?)\s*\)/;

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
  return $name =~ /^[A-Z]/ ? $name : type_at($before) . ".$name";
}

sub closure {
  my ($indent, $name, $sender) = @_;
  $name =~ s/^(?:\w+\.)+//;
  $name =~ s/\((\w+):\)$/$1 eq "_" ? "($sender)" : "($1: $sender)"/e or $name .= "()";
  my $head = $name =~ /$sender\)$/ ? $sender : "_";
  return "{ [weak self] $head in\n$indent  MainActor.assumeIsolated { self?.$name }\n$indent}";
}

for my $file (@ARGV) {
  open(my $in, "<", $file) or die "$file: $!\n";
  my $text = join("", <$in>);
  $text =~ s/^([ \t]*)(.*?)\.addObserver\(\s*self,\s*selector:\s*$selector,\s*name:\s*(.+?),\s*object:\s*(.+?)\s*\)$/
    "$1_ = $2.addObserver(forName: $4, object: $5, queue: nil) " . closure($1, $3, "notification")/gmex;
  $text =~ s/^([ \t]*)(.*?scheduledTimer)\(\s*timeInterval:\s*(.+?),\s*target:\s*self,\s*selector:\s*$selector,\s*userInfo:\s*nil,\s*repeats:\s*(\w+)\s*\)/
    "$1$2(withTimeInterval: $3, repeats: $5) " . closure($1, $4, "timer")/gmex;
  $text =~ s/action:\s*$selector/"action: " . reference($1, substr($text, 0, $-[0]))/ge;
  $text =~ s/\@UIApplicationMain\b/\@main/g;
  $text =~ s/\@(?:objcMembers|IBOutlet|objc)\b(?:\([\w:]*\))?\s*//g;
  open(my $out, ">", $file) or die "$file: $!\n";
  print $out $text;
  my @lines = split(/\n/, $text);
  for (0 .. $#lines) { print "$file:", $_ + 1, ": $lines[$_]\n" if $lines[$_] =~ /#selector/ }
}
