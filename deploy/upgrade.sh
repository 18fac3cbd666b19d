#!/bin/sh
# Puts this release in the place of the one that runs: backup, start beside it, wait until it is ready, then end the old
# one. If it ends at its start, or isn't ready in time, the old one goes on.
#   on a machine with systemd:  curl -fsSL URL-OF-THE-RELEASE | tar xz && sudo ./vayal/deploy/upgrade.sh
#   with containers:            docker compose pull (or build), then ./upgrade.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
timeout=${UPGRADE_TIMEOUT_SECONDS:-300}

if [ -e "$here/../bin/node" ]; then
  first=3001 second=3002
  is_running() { systemctl is-active --quiet "vayal@$1"; }
  back_up() { vayal backup --to /var/lib/vayal/backups/; }
  start() {
    rm -rf "/opt/vayal/$1"
    mkdir -p /opt/vayal
    cp -R "$here/.." "/opt/vayal/$1"
    chmod -R go+rX "/opt/vayal/$1"
    ln -sf /etc/vayal.env "/opt/vayal/$1/.env"
    cp "$here/vayal@.service" /etc/systemd/system/
    systemctl daemon-reload
    # An upgrade that failed before may have left its count of restarts.
    systemctl reset-failed "vayal@$1" 2>/dev/null || true
    systemctl start "vayal@$1"
  }
  is_ready() { curl -fsS -o /dev/null "http://127.0.0.1:$1/readyz" 2>/dev/null; }
  has_crashed() { [ "$(systemctl show --property NRestarts --value "vayal@$1")" != 0 ]; }
  logs() { journalctl --no-pager --lines 30 --unit "vayal@$1"; }
  stop() { systemctl disable --quiet --now "vayal@$1"; }
  switch() {
    ln -sfn "/opt/vayal/$1" /opt/vayal/current
    systemctl enable --quiet "vayal@$1"
  }
else
  cd "$here"
  first=shop-a second=shop-b
  is_running() { [ -n "$(docker compose ps --quiet --status running "$1")" ]; }
  back_up() { docker compose exec -T "$old" node scripts/backup.mjs backup --to /storage/backups/; }
  start() { docker compose up --detach --no-deps --force-recreate "$1"; }
  is_ready() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$(docker compose ps --quiet "$1")")" = healthy ]; }
  has_crashed() { [ "$(docker inspect --format '{{.RestartCount}}' "$(docker compose ps --all --quiet "$1")")" != 0 ]; }
  logs() { docker compose logs --tail 30 "$1"; }
  stop() { docker compose stop "$1"; }
  switch() { :; }
fi

old=
for each in $first $second; do
  if is_running "$each"; then old="$old$each"; fi
done
case $old in
  "$first") new=$second ;;
  "$second" | '') new=$first ;;
  *)
    echo "Two releases run, $first and $second: end the one that should go, then try again." >&2
    exit 1
    ;;
esac

go_on() {
  logs "$new" >&2 || true
  stop "$new" || true
  echo "The new release did not start; why is above.${old:+ The shop goes on with the one before.}" >&2
  exit 1
}

[ -z "$old" ] || back_up
start "$new" || go_on
waited=0
until is_ready "$new"; do
  # It is started again and again; the first end already says why.
  if has_crashed "$new" || [ "$waited" -ge "$timeout" ]; then go_on; fi
  sleep 1
  waited=$((waited + 1))
done
switch "$new"
if [ -n "$old" ]; then
  # The proxy looks every second who is ready.
  sleep "${UPGRADE_SWITCH_SECONDS:-3}"
  stop "$old"
fi
echo "The release runs as $new."
