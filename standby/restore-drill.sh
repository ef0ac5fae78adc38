#!/usr/bin/env bash
# As root, on the primary, while orders come. Restores the newest backup and the archived log into a cluster of its own, counts,
# and drops it. It needs as much free disk as the database has.
. "$(dirname "$0")/machine.sh"
DATABASE=${DATABASE:-comanda}
DRILL=ensaio_restauracao
FOLDER=${FOLDER:-/var/lib/postgresql/$VERSION/$DRILL}

count() {
  as_postgres psql -p "$1" -d "$DATABASE" -XAtq -v ON_ERROR_STOP=1 -c "
    select 'empresas ' || count(*) from empresas union all select 'clientes ' || count(*) from clientes
    union all select 'pedidos ' || count(*) from pedidos union all select 'itens_pedido ' || count(*) from itens_pedido
    union all select 'historico_pedido ' || count(*) from historico_pedido"
}
drop() { pg_dropcluster --stop "$VERSION" "$DRILL" 2>/dev/null || true; }
trap drop EXIT

before=$(count "$PORT")
point=ensaio_$(date +%s)
sql "select pg_create_restore_point('$point')" >/dev/null
after=$(count "$PORT")
begun=$(date +%s)
segment=$(sql "select pg_walfile_name(pg_switch_wal())")
wait_until "last_archived_wal >= '$segment' from pg_stat_archiver"

drop
pg_createcluster -d "$FOLDER" "$VERSION" "$DRILL" >/dev/null
find "$FOLDER" -mindepth 1 -delete
drill_port=$(pg_conftool -s "$VERSION" "$DRILL" show port)
as_postgres pgbackrest --config="$CONF" --stanza=comanda --pg1-path="$FOLDER" --log-level-console=warn restore \
  --type=name --target="$point" --target-action=promote --archive-mode=off
pg_ctlcluster "$VERSION" "$DRILL" start
PORT=$drill_port wait_until "not pg_is_in_recovery()"
restored=$(count "$drill_port")
echo "restored in $(($(date +%s) - begun)) s"

# Nothing of these five is deleted in daily work, so what was restored lies between the counts before and after its moment.
paste <(echo "$before") <(echo "$restored") <(echo "$after") | while read -r table least _ found _ most; do
  echo "$table: $found, on the primary $least before and $most after"
  ((least <= found && found <= most && found > 0)) || { echo "$table is not what the primary has" >&2; exit 1; }
done
