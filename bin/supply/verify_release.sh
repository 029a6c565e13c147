#!/bin/sh
# Whether a release is what its signer made: the signature, then every file by its hash.
#   bin/supply/verify_release.sh <folder> <tag> <allowed signers file> <signer>
set -eu
cd "$1"
name=barema-$2
ssh-keygen -Y verify -f "$3" -I "$4" -n barema-release -s "$name.sha256.sig" <"$name.sha256"
sha256sum --check --strict "$name.sha256"
