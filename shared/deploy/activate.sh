#!/bin/sh
# Lists the remotes of STEPS_REMOTES in the host's remotes.json, each with the newest build that its server publishes.
#   without arguments    every remote, each build once: what was rolled back stays so
#   remote-crm ...       these, whatever was activated before
#   --history ...        anything that begins with "--" is for activate.mjs
# STEPS_REMOTES: "<address inside the network>=<address for browsers>", separated by spaces.
set -eu
file=/deployed/remotes.json
case "${1:-}" in
  --*) exec node shared/build/activate.mjs --file "$file" "$@" ;;
esac
for remote in ${STEPS_REMOTES:?}; do
  from=${remote%%=*}
  name=${from##*//}
  name=${name%%[:/]*}
  once=--once
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) once= ;; *) continue ;; esac
  fi
  node shared/build/activate.mjs --file "$file" --published "$from" --url "${remote#*=}" $once
done
