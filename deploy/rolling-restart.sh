#!/bin/sh
# Restarts the shops one after the other, so that visitors notice nothing: rolling-restart.sh 3001 3002
set -eu
for port in "$@"; do
  systemctl restart "manto@$port"
  tries=0
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 60 ]; then
      echo "The shop on port $port does not come back; the others are left as they are." >&2
      exit 1
    fi
    sleep 1
  done
  # The proxy asks twice a second: by then it sends visitors here again.
  sleep 2
done
