#!/usr/bin/env bash
# Uploads the built site to a server as a release of its own, and only then
# points "current" at it, in one rename. Nothing on the server is overwritten;
# the last five releases stay, to go back to:
#   ln -sfn releases/<number> <path>/next && mv -T <path>/next <path>/current
set -euo pipefail

for name in DEPLOY_HOST DEPLOY_USER DEPLOY_PATH DEPLOY_SSH_KEY DEPLOY_KNOWN_HOSTS RELEASE; do
  if [ -z "${!name:-}" ]; then
    echo "Nothing was uploaded: $name is not set." >&2
    exit 1
  fi
done
# The path is part of commands on the server.
if [[ ! "$DEPLOY_PATH" =~ ^(/[A-Za-z0-9._-]+)+$ || ! "$RELEASE" =~ ^[0-9-]+$ ]]; then
  echo 'Nothing was uploaded: DEPLOY_PATH has to be an absolute path of letters, digits and . _ -, such as /srv/tailor-ai.' >&2
  exit 1
fi
[ -f build/index.html ] || { echo 'Nothing was uploaded: run "npm run build" first.' >&2; exit 1; }

keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
(umask 077 && printf '%s\n' "$DEPLOY_SSH_KEY" > "$keys/key" && printf '%s\n' "$DEPLOY_KNOWN_HOSTS" > "$keys/hosts")
ssh=(ssh -i "$keys/key" -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes -o "UserKnownHostsFile=$keys/hosts")
server="$DEPLOY_USER@$DEPLOY_HOST"
on_server() { "${ssh[@]}" "$server" "set -eu; cd '$DEPLOY_PATH'; $1"; }

"${ssh[@]}" "$server" "mkdir -p '$DEPLOY_PATH/releases'"
rsync -a --delay-updates -e "${ssh[*]}" build/ "$server:$DEPLOY_PATH/releases/$RELEASE/"
on_server "ln -sfn 'releases/$RELEASE' next; mv -T next current"
on_server 'ls -1t releases | tail -n +6 | while read -r old; do rm -rf -- "releases/$old"; done'
[ -z "${DEPLOY_RELOAD:-}" ] || "${ssh[@]}" "$server" "$DEPLOY_RELOAD"
echo "Release $RELEASE is served from $DEPLOY_PATH/current."
