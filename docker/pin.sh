#!/bin/sh
# Writes the digest of every image into an environment file, so that a tag that moves changes nothing. Run it where
# Docker and the registry are; pass the file after docker/.env:
#   docker/pin.sh > docker/images.env
#   docker compose -f docker/compose.yaml --env-file docker/.env --env-file docker/images.env up
set -eu
here=$(dirname "$0")
# Each image is named once, as ${NAME_IMAGE:-name:version}.
grep -ho '\${[A-Z_]*_IMAGE:-[^}]*}' "$here"/compose*.yaml | sort -u | tr -d '${}' |
  while IFS= read -r entry; do
    name=${entry%%:-*}
    image=${entry#*:-}
    case $image in *:local) continue ;; esac
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    case $digest in
      sha256:*) printf '%s=%s@%s\n' "$name" "$image" "$digest" ;;
      *) echo "No digest for $image: $digest" >&2 && exit 1 ;;
    esac
  done
