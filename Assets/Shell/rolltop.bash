# Completions of rolltop pick for bash: /usr/share/bash-completion/completions/rolltop
_rolltop() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" = 1 ]; then
    COMPREPLY=($(compgen -W "pick" -- "$current"))
    return
  fi
  [ "${COMP_WORDS[1]}" = pick ] || return
  # An equals sign is a word of its own.
  if [ "$current" = = ]; then
    current=
  elif [ "$previous" = = ]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case $previous in
    --theme) COMPREPLY=($(compgen -W "automatic light dark classic" -- "$current")) ;;
    --preview) COMPREPLY=($(compgen -c -- "$current")) ;;
    --filter | -f | --query | -q | --delimiter | -d | --nth | -n | --with-nth |\
      --header-lines | --select | --icons | --group-by | --header | --prompt | -p |\
      --placeholder | --title | --size | --height | --expect) ;;
    *) COMPREPLY=($(compgen -W "
      --filter --query --exact --ignore-case --no-sort --tac --delimiter --nth --with-nth
      --header-lines --ansi --read0 --multi --select --columns --icons --group-by
      --preview --header --prompt --placeholder --title --size --height --theme --expect
      --print0 --print-query --print-index --help
    " -- "$current")) ;;
  esac
}
complete -F _rolltop rolltop
