#!/usr/bin/env bash
# As root, on the machine whose cluster has the database: PEER=<the standby> REPLICATION_PASSWORD=... standby/primary.sh
# Restarts PostgreSQL once. After it: standby.sh on the other machine.
. "$(dirname "$0")/machine.sh"
configure
cluster restart
sql "do \$\$ begin create role replicador login replication; exception when duplicate_object then null; end \$\$"
sql "alter role replicador password '$REPLICATION_PASSWORD'"
make_slot
for command in stanza-create check backup; do backrest --pg1-port="$PORT" "$command"; done
