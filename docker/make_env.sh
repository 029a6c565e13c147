#!/bin/sh
# Writes docker/.env for a new installation: every password and key made here, the rest to be filled in.
#   docker/make_env.sh [file]
set -eu
umask 077
here=$(dirname "$0")
file=${1:-$here/.env}
if [ -e "$file" ]; then
  echo "$file is there already; it holds the keys of an installation and is not written over." >&2
  exit 1
fi
# Letters and figures only: they stand in addresses.
secret() { od -An -tx1 -N 24 /dev/urandom | tr -d ' \n'; }
while IFS= read -r line; do
  case $line in
    APP_KEY= | HEALTH_TOKEN= | *_PASSWORD=) printf '%s%s\n' "$line" "$(secret)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/.env.example" >"$file"
echo "$file is written. Fill in the addresses; keep a copy of APP_KEY apart from the backups."
