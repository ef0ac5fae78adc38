#!/usr/bin/env bash
# As root, on the machine that shall follow the primary: PEER=<the primary> REPLICATION_PASSWORD=... standby/standby.sh
# What its cluster has is deleted. Also for the old primary, once it has a disk again.
. "$(dirname "$0")/machine.sh"
configure
rm -f "$ETC/conf.d/synchronous.conf"
cluster stop 2>/dev/null || true
mkdir -p "$DATA"
chown postgres:postgres "$DATA"
chmod 0700 "$DATA"
find "$DATA" -mindepth 1 -delete
backrest restore --type=standby \
  --recovery-option="primary_conninfo=host=$PEER port=${PEER_PORT:-5432} user=replicador password=$REPLICATION_PASSWORD application_name=outra" \
  --recovery-option=primary_slot_name=outra
cluster start
wait_until "exists (select from pg_stat_wal_receiver where status = 'streaming')"
