#!/bin/sh
# Puts the build of this image on the volume that is served, beside those of before: an open tab, the list of remotes until
# the next activation, and a rollback go on with theirs. Runs before nginx starts; the same build again changes nothing.
#   STEPS_BUILD: the build   STEPS_ROOT: the folder that is served
set -eu
build=${STEPS_BUILD:?} root=${STEPS_ROOT:?}

if [ -f "$build/index.html" ]; then page="$build/index.html"; else page="$build/mf-manifest.json"; fi
version=$(cat "$page" "$build/files.json" | sha256sum | cut -c1-16)
folder="$version/"

next="$root/.next-$$"
rm -rf "$next"
cp -R "$build" "$next"
if [ -f "$build/index.html" ]; then
  # The host's address is its root. Names carry a hash, so builds can share it; what asks for the others comes last.
  folder=""
  (cd "$next" && find . -type f ! -name index.html) | while read -r file; do
    mkdir -p "$root/$(dirname "$file")"
    mv -f "$next/$file" "$root/$file"
  done
  mv -f "$next/index.html" "$root/index.html"
elif [ ! -d "$root/$version" ]; then
  mv "$next" "$root/$version"
fi
rm -rf "$next"

# Tells `activate` which build is the newest, and whoever asks that this server is ready.
printf '{ "version": "%s", "folder": "%s" }\n' "$version" "$folder" >"$root/.published"
mv -f "$root/.published" "$root/published.json"
