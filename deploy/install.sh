#!/bin/sh
# Opens a shop on a bare Debian or Ubuntu machine, without containers: PostgreSQL and Caddy from the system's packages,
# and this release. It asks for the domain; nothing changes before every check has passed.
#   curl -fsSL URL-OF-THE-RELEASE | tar xz && sudo ./vayal/deploy/install.sh
set -eu
release=$(cd "$(dirname "$0")/.." && pwd)
root=${VAYAL_ROOT-}
domain=
behind_nat=no
problems=

problem() {
  problems="$problems
- $1"
}

for argument in "$@"; do
  case $argument in
    --behind-nat) behind_nat=yes ;;
    *) domain=$argument ;;
  esac
done
if [ -z "$domain" ]; then
  printf 'Domain of the shop, such as shop.example: '
  read -r domain </dev/tty
fi

[ "$(id -u)" = 0 ] || problem "Root is needed: put sudo before the command."
case $domain in
  '' | *[!a-zA-Z0-9.-]* | .* | *. | -*) problem "\"$domain\" is not a domain: give its name alone, such as shop.example." ;;
  *.*)
    addresses=$(getent ahosts "$domain" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ' || true)
    here=" $(hostname -I) "
    points_here=$behind_nat
    for address in $addresses; do
      case $here in *" $address "*) points_here=yes ;; esac
    done
    if [ -z "$addresses" ]; then
      problem "$domain has no address yet. Where you bought it, add a record of type A with this machine's address, wait some minutes and run this again."
    elif [ "$points_here" = no ]; then
      problem "$domain leads to $addresses, but this machine has $here. Correct the record of type A. If a router or your provider passes ports 80 and 443 on to this machine, run this again with --behind-nat."
    fi
    ;;
  *) problem "\"$domain\" is not a domain: give its name alone, such as shop.example." ;;
esac
for port in 80 443; do
  holder=$(ss -Hltnp "sport = :$port" | head -n 1)
  case $holder in
    '' | *'"caddy"'*) ;;
    *) problem "Port $port is taken: $(echo "$holder" | sed -n 's/.*users:(("\([^"]*\)".*/by \1. /p')Stop that program, for example with: systemctl disable --now apache2 nginx" ;;
  esac
done
built_for=$(cat "$release/bin/platform" 2>/dev/null || echo unknown)
machine=$(uname -m)
[ "$built_for" = "$machine" ] || problem "This release was built for $built_for, but this machine is $machine. Download the one for it."
# shellcheck source=/dev/null
system=$(. "$root/etc/os-release" && echo "$ID ${VERSION_ID-}")
case $system in
  'debian 1'[2-9]* | 'ubuntu 2'[4-9]* | 'ubuntu 3'*) ;;
  *) problem "This is $system. Debian 12, Ubuntu 24.04 or newer is needed, for PostgreSQL 15 and Caddy." ;;
esac
[ -d "$root/run/systemd/system" ] || problem "systemd doesn't run here. In a container, use the image instead (deploy/compose.yaml)."
[ ! -e "$root/opt/vayal" ] || problem "A shop is installed already, in /opt/vayal. deploy/upgrade.sh upgrades it."

if [ -n "$problems" ]; then
  echo "Nothing was changed, because:$problems" >&2
  exit 1
fi

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends postgresql caddy >/dev/null

id vayal >/dev/null 2>&1 || useradd --system --home-dir /var/lib/vayal --shell /usr/sbin/nologin vayal
as_postgres() { runuser -u postgres -- "$@"; }
# The system's user of the same name connects over the socket, so there is no password. Drills create databases.
as_postgres psql -qtAc "SELECT 1 FROM pg_roles WHERE rolname = 'vayal'" | grep -q 1 || as_postgres createuser --createdb vayal
as_postgres psql -qtAc "SELECT 1 FROM pg_database WHERE datname = 'vayal'" | grep -q 1 ||
  as_postgres createdb --owner=vayal --encoding=UTF8 --locale=C.UTF-8 --template=template0 vayal

install -d -o vayal -g vayal -m 0700 /var/lib/vayal /var/lib/vayal/backups
if [ ! -e /etc/vayal.env ]; then
  install -o root -g vayal -m 0640 /dev/null /etc/vayal.env
  cat >/etc/vayal.env <<SETTINGS
DATABASE_URL=postgres://localhost/vayal?host=/var/run/postgresql&user=vayal
PUBLIC_URL=https://$domain
BACKUP_TO=/var/lib/vayal/backups
OTP_LENGTH=6
PAYMENT_PROVIDER=upi
ALLOW_CONSOLE_SMS=yes
SETTINGS
fi
install -d /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironment=DOMAIN=%s\n' "$domain" >/etc/systemd/system/caddy.service.d/vayal.conf
cp "$release/deploy/Caddyfile" /etc/caddy/Caddyfile
install -m 0755 "$release/deploy/vayal" /usr/local/bin/vayal

systemctl daemon-reload
systemctl enable -q caddy
systemctl restart caddy
# Last, because upgrade.sh alone goes on where this fails.
"$release/deploy/upgrade.sh"

echo "The shop answers at https://$domain."
vayal staff begin || echo "This prints the link with which the first Super Admin begins: vayal staff begin"
cat <<DONE

Until messages are set up, this prints the code of a login:

  vayal staff code 9876543210
DONE
