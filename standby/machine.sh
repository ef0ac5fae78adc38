# What the other scripts know of this machine; the environment may say otherwise. Names and folders are Debian's.
set -euo pipefail
VERSION=${VERSION:-15}
CLUSTER=${CLUSTER:-main}
CONF=${CONF:-/etc/pgbackrest.conf}
ETC=/etc/postgresql/$VERSION/$CLUSTER
DATA=$(pg_conftool -s "$VERSION" "$CLUSTER" show data_directory)
PORT=$(pg_conftool -s "$VERSION" "$CLUSTER" show port)
BACKREST="pgbackrest --config=$CONF --stanza=comanda --pg1-path=$DATA"

as_postgres() { (cd / && runuser -u postgres -- "$@"); }
backrest() { as_postgres $BACKREST "$@"; }
sql() { as_postgres psql -p "$PORT" -XAtq -v ON_ERROR_STOP=1 -c "$1"; }
cluster() { pg_ctlcluster "$VERSION" "$CLUSTER" "$@"; }

# Either machine may become the primary, so both have the same settings. A standby that stays away keeps 10 GB of the
# log on the primary's disk at most; what it lacks then comes from the archive.
configure() {
  : "${PEER:?the address of the other machine}"
  : "${REPLICATION_PASSWORD:?letters and digits, the same on both machines}"
  cat >"$ETC/conf.d/comanda.conf" <<SETTINGS
listen_addresses = '${LISTEN:-*}'
archive_mode = on
archive_command = '$BACKREST archive-push %p'
archive_timeout = 60
max_slot_wal_keep_size = 10GB
SETTINGS
  local line="host replication replicador $PEER/32 scram-sha-256"
  grep -qxF "$line" "$ETC/pg_hba.conf" || echo "$line" >>"$ETC/pg_hba.conf"
}

# The log waits in a slot for the standby.
make_slot() {
  sql "select pg_create_physical_replication_slot('outra') where not exists
    (select from pg_replication_slots where slot_name = 'outra')" >/dev/null
}

# Prints nothing until the condition holds; gives up after five minutes.
wait_until() {
  for _ in $(seq 1500); do
    [ "$(sql "select $1" 2>/dev/null)" = t ] && return
    sleep 0.2
  done
  echo "not so after five minutes: $1" >&2
  return 1
}
