#!/bin/sh
# Keeps the host's policy in step with the list of remotes: a remote from a new origin needs no edit and no restart here.
# `activate` writes the origins beside the list; where STEPS_REMOTE_ORIGINS is set, only those may bring code.
#   STEPS_REMOTES_FILE: the list   STEPS_ORIGINS_FILE: what nginx includes   STEPS_LOOK_EVERY: seconds
set -eu
[ -f "${STEPS_ROOT:?}/index.html" ] || exit 0
origins=${STEPS_ORIGINS_FILE:?}

# What one line of the file beside the list names: nothing but addresses, so that nothing else gets into the policy.
listed() {
  sed -n "s|^$1 \([A-Za-z0-9:/.* -]*\)\$|\1|p" "${STEPS_REMOTES_FILE:?}.origins" 2>/dev/null || true
}
write() {
  code=${STEPS_REMOTE_ORIGINS:-$(listed code)}
  printf 'map $host $steps_remote_origins { default "%s"; }\n' "$code"
  printf 'map $host $steps_report_origin { default "%s"; }\n' "$(listed reports)"
}

write >"$origins.next"
mv -f "$origins.next" "$origins"
while sleep "${STEPS_LOOK_EVERY:-5}"; do
  write >"$origins.next"
  cmp -s "$origins.next" "$origins" && continue
  mv -f "$origins.next" "$origins"
  ${STEPS_RELOAD:-nginx -s reload} || true
done &
# Whoever starts this alone waits for it.
${STEPS_FOLLOW:-true}
