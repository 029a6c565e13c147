#!/bin/sh
# Makes a release of a tag and signs it with the operator's own SSH key, which stays where it is (an agent or a token will
# do). See docs/releases.md.
#   bin/supply/sign_release.sh <tag> <public or private key file> [folder]
set -eu
tag=$1
key=$2
folder=${3:-build/release}
name=barema-$tag
mkdir -p "$folder"
git archive --format=tar.gz --prefix="$name/" -o "$folder/$name.tar.gz" "$tag"
git show "$tag:package-lock.json" >"$folder/$name.lock.json"
# The list of parts is of the tag, whatever lies in the working tree.
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
git show "$tag:package.json" >"$parts/package.json"
cp "$folder/$name.lock.json" "$parts/package-lock.json"
(cd "$parts" && npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only --loglevel=error) >"$folder/$name.cdx.json"
(cd "$folder" && sha256sum "$name.tar.gz" "$name.lock.json" "$name.cdx.json" >"$name.sha256")
rm -f "$folder/$name.sha256.sig"
ssh-keygen -Y sign -f "$key" -n barema-release "$folder/$name.sha256"
echo "$folder/$name.sha256.sig signs the archive, the lock file and the list of parts of $tag."
