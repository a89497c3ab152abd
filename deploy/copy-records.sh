#!/usr/bin/env bash
# copy-records.sh FOLDER: one more copy of the records in that folder. Those of 30 days are kept.
# OFFSITE, where it is set, is a command that is given the new file, to take it to another place.
set -euo pipefail
folder=$1
site=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
case ${DATABASE_URL:-} in postgres*) ending=jsonl ;; *) ending=db ;; esac
copy=$folder/church-$(date +%F).$ending
# Once a day is enough, and a copy is never written over a good one.
[ ! -e "$copy" ] || copy=$folder/church-$(date +%F-%H%M%S).$ending
cd "$site"
node_modules/.bin/node build/server/office.js backup "$copy"
find "$folder" -name 'church-*' -mtime +30 -delete
if [ -n "${OFFSITE:-}" ]; then sh -c "$OFFSITE \"\$1\"" offsite "$copy"; fi
