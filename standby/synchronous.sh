#!/usr/bin/env bash
# As root, on the primary, while the standby follows: standby/synchronous.sh on, and off again. With it an order is answered once
# it is on both disks, and no order is taken while the standby is away: then say off.
. "$(dirname "$0")/machine.sh"
settings="$ETC/conf.d/synchronous.conf"
case "${1:-}" in
  on) echo "synchronous_standby_names = 'outra'" >"$settings" ;;
  off) rm -f "$settings" ;;
  *) echo 'on or off?' >&2; exit 2 ;;
esac
cluster reload
