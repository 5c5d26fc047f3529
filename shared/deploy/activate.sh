#!/bin/sh
# Lists every remote of STEPS_REMOTES in the host's remotes.json, as its server publishes it now.
# STEPS_REMOTES: "<address inside the network>=<address for browsers>", separated by spaces.
set -eu
for remote in ${STEPS_REMOTES:?}; do
  node shared/build/activate.mjs --file /deployed/remotes.json --dist "${remote%%=*}" --url "${remote#*=}"
done
