#!/usr/bin/env bash
# Sets up one machine with Debian 12, from nothing: as root, in a checkout of the site.
#
#   deploy/install.sh            asks for the address, says what it will do, and does it; may be run again
#   deploy/install.sh --check    changes nothing, and says what is missing
#   deploy/install.sh --yes      asks nothing: DOMAIN and ADMIN must be set
#
# docs/go-live.md says what comes before and after.
set -eEuo pipefail

readonly SITE=/srv/narthex RECORDS=/var/lib/narthex COPIES=/var/backups/narthex SETTINGS=/etc/narthex.env
readonly NODE=$SITE/node_modules/.bin/node UNITS=/etc/systemd/system CADDYFILE=/etc/caddy/Caddyfile
readonly LOG=/var/log/narthex-install.log
readonly JOURNAL=/etc/systemd/journald.conf.d/narthex.conf COMMAND=/usr/local/bin/narthex
readonly PACKAGES=(git ca-certificates curl nodejs npm caddy)
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Each step has a name, a function that finds it done, and one that does it.
readonly STEPS=(
  'packages|Debian’s packages: '"${PACKAGES[*]}"
  'user|a user narthex, who runs the site and owns its records'
  'folders|folders for the records and their copies'
  'site|the site in /srv/narthex, with its own Node, built'
  'settings|its settings in /etc/narthex.env'
  'units|its service, and a copy of the records every night'
  'command|the office’s command line: narthex help'
  'journal|a log that never fills the disk'
  'proxy|Caddy in front of it, with certificates that renew themselves'
  'running|the site, running'
)

main() {
  refuse_other_machines
  case ${1:-} in
    --check) check ;;
    --yes) install_site ;;
    '')
      ask
      install_site
      ;;
    *) fail 'It knows --check and --yes.' ;;
  esac
}

refuse_other_machines() {
  [ "$(id -u)" = 0 ] || fail 'Please run it as root: sudo deploy/install.sh'
  grep -q '^ID=debian' /etc/os-release || fail 'This is for Debian. docs/operations.md says what it sets up.'
  case $(uname -m) in x86_64 | aarch64) ;; *) fail "It needs x64 or ARM64, and this is $(uname -m)." ;; esac
}

check() {
  local missing=0 step
  for step in "${STEPS[@]}"; do
    if "has_${step%%|*}" 2>/dev/null; then
      echo "well     ${step#*|}"
    else
      echo "missing  ${step#*|}"
      missing=$((missing + 1))
    fi
  done
  [ "$missing" = 0 ] || { echo; echo "$missing missing: deploy/install.sh adds them."; return 1; }
}

ask() {
  local answer
  DOMAIN=${DOMAIN:-$(setting PUBLIC_URL | sed 's|^https\?://||')}
  read -rp "The address of the site, such as church.example.org${DOMAIN:+ [$DOMAIN]}: " answer
  DOMAIN=${answer:-$DOMAIN}
  refuse_bad_domain
  read -rp 'The e-mail address of the first administrator: ' ADMIN
  refuse_bad_admin
  echo
  echo 'This machine gets:'
  printf -- '- %s\n' "${STEPS[@]#*|}"
  echo
  read -rp 'Go on? [y/N] ' answer
  [ "$answer" = y ] || [ "$answer" = Y ] || fail 'Nothing was changed.'
}

refuse_bad_domain() {
  [[ ${DOMAIN:-} =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] ||
    fail "“${DOMAIN:-}” is no address: a host name such as church.example.org, in small letters, without https://."
}
refuse_bad_admin() {
  [[ ${ADMIN:-} == ?*@?*.?* ]] || fail "“${ADMIN:-}” is no e-mail address."
}

install_site() {
  refuse_bad_domain
  refuse_bad_admin
  trap 'echo "That did not work: $LOG says more. Once its cause is gone, run this again: it goes on from there." >&2' ERR
  local step
  for step in "${STEPS[@]}"; do
    echo "▸ ${step#*|}"
    "make_${step%%|*}"
    "has_${step%%|*}" || fail "That did not work. Once its cause is gone, run this again: it goes on from there."
  done
  say_what_is_next
}

has_packages() {
  dpkg-query --show --showformat='${Status}\n' "${PACKAGES[@]}" | awk '!/ok installed/ { exit 1 }'
}
make_packages() {
  has_packages 2>/dev/null && return
  export DEBIAN_FRONTEND=noninteractive
  apt-get update --quiet=2
  # What an interrupted installation left half done is finished first, in whichever order works.
  dpkg --configure -a >>"$LOG" 2>&1 || true
  local each=(apt-get install --quiet=2 --no-install-recommends --fix-broken --yes)
  "${each[@]}" >>"$LOG" 2>&1
  "${each[@]}" "${PACKAGES[@]}" >>"$LOG" 2>&1
}

has_user() { id narthex >/dev/null; }
make_user() {
  has_user 2>/dev/null || useradd --system --user-group --home-dir "$RECORDS" --shell /usr/sbin/nologin narthex
}

has_folders() { [ -d "$RECORDS" ] && [ -d "$COPIES" ]; }
make_folders() {
  # What is in them is for nobody else on this machine.
  install --directory --owner=narthex --group=narthex --mode=0700 "$RECORDS" "$COPIES"
}

# Built from these very sources: the commit is noted once everything is there.
has_site() {
  [ -x "$NODE" ] && [ "$(cat "$SITE/build/.commit" 2>/dev/null)" = "$(git -C "$SITE" rev-parse HEAD)" ]
}
make_site() {
  [ "$HERE" = "$SITE" ] || [ -d "$SITE/.git" ] || git clone --quiet "$HERE" "$SITE"
  has_site && return
  cd "$SITE"
  # Before an upgrade the records are copied. The site rests for the minute or two that building takes.
  if is_booted && [ -f build/.commit ]; then
    systemctl start narthex-copy.service
    systemctl stop narthex.service
  fi
  # Debian's Node and npm are too old for some packages. They only fetch newer ones, with which it goes on.
  local first pinned
  pinned=node-linux-$([ "$(uname -m)" = aarch64 ] && echo arm64 || echo x64)
  first=$(mktemp --directory)
  npm install --prefix "$first" --no-audit --no-fund --loglevel=error \
    "$pinned@$(sed -n "s|.*\"$pinned\": \"\(.*\)\".*|\1|p" package.json)" npm@11 >>"$LOG"
  # As npm start does: what is already there and right stays.
  PATH=$first/node_modules/$pinned/bin:$first/node_modules/.bin:$PATH node scripts/setup.mjs site --eval '' >>"$LOG"
  rm -rf "$first"
  git rev-parse HEAD >build/.commit
}

has_settings() { [ -f "$SETTINGS" ] && [ -n "$(setting PUBLIC_URL)" ]; }
make_settings() {
  has_settings && [ "$(setting PUBLIC_URL)" = "https://$DOMAIN" ] && return
  # What is filled in stays: only the address may be another one.
  local from=$SETTINGS
  [ -f "$from" ] || from=$SITE/deploy/narthex.env
  local new
  new=$(mktemp)
  sed "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$DOMAIN|" "$from" >"$new"
  [ -f "$SETTINGS" ] || cat >>"$new" <<'TRIAL'

# A trial: the site plays the payment provider, the video library, the calendar and the mail server.
SANDBOX_PAYMENTS='no money moves'
SANDBOX=yes
TRIAL
  install --owner=root --group=narthex --mode=0640 "$new" "$SETTINGS"
  rm "$new"
}

has_units() {
  local unit
  for unit in narthex.service narthex-copy.service narthex-copy.timer; do
    cmp --quiet "$SITE/deploy/$unit" "$UNITS/$unit" || return 1
  done
  systemctl is-enabled --quiet narthex.service narthex-copy.timer
}
make_units() {
  cp "$SITE"/deploy/narthex{,-copy}.service "$SITE/deploy/narthex-copy.timer" "$UNITS/"
  if is_booted; then systemctl daemon-reload; fi
  systemctl enable --quiet narthex.service narthex-copy.timer
}

has_command() { cmp --quiet "$SITE/deploy/narthex" "$COMMAND"; }
make_command() { install --mode=0755 "$SITE/deploy/narthex" "$COMMAND"; }

has_journal() { [ -f "$JOURNAL" ]; }
make_journal() {
  has_journal && return
  mkdir -p "$(dirname "$JOURNAL")"
  printf '[Journal]\nSystemMaxUse=1G\nMaxRetentionSec=90day\n' >"$JOURNAL"
  if is_booted; then systemctl try-restart systemd-journald; fi
}

has_proxy() { grep -q "^$(setting PUBLIC_URL | sed 's|https://||') {" "$CADDYFILE" && caddy_likes "$CADDYFILE"; }
make_proxy() {
  local new old
  new=$(mktemp)
  sed "s|{\$SITE_NAME:[^}]*}|$DOMAIN|; s|{\$SITE_SERVERS:\([^}]*\)}|\1|" "$SITE/deploy/Caddyfile" >"$new"
  # Debian 12 has Caddy 2.6.2, in which the same setting has its older name.
  caddy_likes "$new" || sed -i 's|request_buffers \(.*\)|buffer_requests\n\t\tmax_buffer_size \1|' "$new"
  caddy_likes "$new" || fail 'Caddy refuses deploy/Caddyfile.'
  if ! cmp --quiet "$new" "$CADDYFILE"; then
    old=$CADDYFILE.before-narthex
    [ ! -f "$CADDYFILE" ] || [ -f "$old" ] || cp "$CADDYFILE" "$old"
    install --mode=0644 "$new" "$CADDYFILE"
  fi
  rm "$new"
  if is_booted; then systemctl enable --quiet caddy && systemctl reload-or-restart caddy; fi
}
caddy_likes() { caddy validate --adapter caddyfile --config "$1" >/dev/null 2>&1; }

has_running() {
  if is_booted; then curl --fail --silent --output /dev/null http://127.0.0.1:3000/ready; else has_site; fi
}
make_running() {
  if ! is_booted; then
    echo '  systemd does not run here: the site starts with the machine.'
    return
  fi
  systemctl reset-failed narthex.service 2>/dev/null || true
  systemctl restart narthex.service
  systemctl start narthex-copy.timer
  local waited=0
  until has_running || [ $((waited += 1)) -gt 60 ]; do sleep 1; done
  if has_running; then
    # The first copy, so that “narthex check” knows of one.
    systemctl start narthex-copy.service
  else
    journalctl --unit=narthex --lines=20 --no-pager --output=cat
  fi
}

say_what_is_next() {
  echo
  echo "The site is at https://$DOMAIN as soon as that name leads to this machine."
  if is_booted && "$COMMAND" invite "$ADMIN" --role admin; then
    echo 'This link signs in once, and works for seven days.'
  else
    echo "Sign in: narthex invite $ADMIN --role admin"
  fi
  if [ -n "$(setting SANDBOX_PAYMENTS)" ]; then
    echo 'It is a trial: no money moves, until /etc/narthex.env has the settings of your payment provider.'
  fi
  echo 'Whether everything works: narthex check'
  echo 'What comes next: docs/go-live.md'
}

setting() { if [ -f "$SETTINGS" ]; then sed -n "s|^$1=||p" "$SETTINGS" | tail -1; fi; }
is_booted() { [ -d /run/systemd/system ]; }
fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
