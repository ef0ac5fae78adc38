#!/usr/bin/env bash
# As root, on the standby, when the primary is gone for good. One that may still run must be switched off before: two would
# take orders. After it the product is started with the DATABASE_URL (and DATABASE_URL_DIRETA) of this machine.
. "$(dirname "$0")/machine.sh"
sql "select pg_promote()" >/dev/null
wait_until "not pg_is_in_recovery()"
make_slot
