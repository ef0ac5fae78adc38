#!/usr/bin/env bash
# As root, on the machine that shall follow the primary: PEER=<the primary> REPLICATION_PASSWORD=... standby/standby.sh
# What its cluster has is deleted, unless that is a primary in service. Also for the old primary, once it has a disk again.
. "$(dirname "$0")/machine.sh"
if [ "$(sql 'select pg_is_in_recovery()' 2>/dev/null)" = f ]; then
  echo "this machine is a primary in service: nothing was done. If it must go, stop it first." >&2
  exit 1
fi
: "${PEER:?the address of the other machine}"
as_postgres pg_isready -q -h "$PEER" -p "${PEER_PORT:-5432}" || {
  echo "no PostgreSQL answers at $PEER: nothing was done" >&2
  exit 1
}
backrest info >/dev/null
configure
rm -f "$ETC/conf.d/synchronous.conf"
cluster status >/dev/null && cluster stop
mkdir -p "$DATA"
chown postgres:postgres "$DATA"
chmod 0700 "$DATA"
find "$DATA" -mindepth 1 -delete
backrest restore --type=standby \
  --recovery-option="primary_conninfo=host=$PEER port=${PEER_PORT:-5432} user=replicador password=$REPLICATION_PASSWORD application_name=outra" \
  --recovery-option=primary_slot_name=outra
cluster start
wait_until "exists (select from pg_stat_wal_receiver where status = 'streaming')"
