#!/usr/bin/env bash
# Runs a command on a machine that has nothing: Debian's smallest root folder with Node, npm, git and a clone of the last
# commit, and nothing else that was installed here. It takes root, Debian and 6 GB in TMPDIR; elsewhere a line says why
# not, and the command runs on this machine itself. Ends with the command's status.
# Usage: bash tests/newcomer/onBareMachine.sh 'npm ci && npm test'
set -euo pipefail
cd "$(dirname "$0")/../.."
command=$1

here() {
  echo "There is no bare machine: $1. This one is used as it is."
  bash -c "$command"
  exit
}

[ "$(id -u)" = 0 ] || here 'only the root user makes one'
[ -f /etc/debian_version ] && . /etc/os-release && [ "$ID" = debian ] || here 'this is not Debian'
unshare --mount --pid --fork true 2>/dev/null || here 'this container may mount nothing'
apt-get update -q >/dev/null 2>&1 || here 'apt-get update fails'
command -v debootstrap >/dev/null || apt-get install -qy --no-install-recommends debootstrap >/dev/null 2>&1 ||
  here 'debootstrap is not to be had'
sources=$(apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u)
mirror=$(awk -v release="$VERSION_CODENAME" '$3 == release {print $2; exit}' <<<"$sources")
[ -n "$mirror" ] || here 'its packages would come from none of the sources of apt'

folder=$(mktemp -d "${TMPDIR:-/tmp}/bare-machine-XXXXXX")
# Nothing is mounted in it by then: mounts are seen by the command alone. Nobody waits for it to be gone.
trap 'setsid rm -rf --one-file-system "$folder" </dev/null >/dev/null 2>&1 &' EXIT
root=$folder/root
echo "A bare machine with Debian $VERSION_CODENAME, Node $(node -v), npm $(npm -v) and commit $(git rev-parse --short HEAD) is made in $folder."
debootstrap --variant=minbase --include=ca-certificates,git "$VERSION_CODENAME" "$root" "$mirror" >"$folder/log" 2>&1 ||
  here "$(tail -n 1 "$folder/log")"

# What this machine knows of the network: where packages come from, by which proxies, and whom to trust.
echo "$sources" >"$root/etc/apt/sources.list"
copy() { if [ -e "$1" ] && [ ! -e "$root$2" ]; then mkdir -p "$root$(dirname "$2")" && cp -rL "$1" "$root$2"; fi; }
for name in apt.conf auth.conf auth.conf.d; do copy "/etc/apt/$name" "/etc/apt/$name"; done
cp -rL /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
if [ -d /usr/local/share/ca-certificates ]; then
  cp -rL /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/"
  chroot "$root" update-ca-certificates >/dev/null 2>&1
fi
copy "$(npm config get userconfig)" /root/.npmrc
copy "$(npm config get globalconfig)" /usr/etc/npmrc
for file in "$(npm config get cafile)" "${NODE_EXTRA_CA_CERTS-}" "${SSL_CERT_FILE-}"; do copy "$file" "$file"; done
# What one command has fetched, the next takes from npm's cache.
given=(npm_config_prefer_offline=true)
while IFS= read -r -d '' variable; do
  case ${variable%%=*} in
  # These name places of this machine.
  npm_config_*config | npm_config_*prefix | npm_config_cache | npm_config_init_module | npm_config_node_gyp) ;;
  npm_config_* | NPM_CONFIG_* | [Hh][Tt][Tt][Pp]*_[Pp][Rr][Oo][Xx][Yy] | no_proxy | NO_PROXY) given+=("$variable") ;;
  NODE_EXTRA_CA_CERTS | SSL_CERT_FILE | CI) given+=("$variable") ;;
  esac
done < <(env -0)

cp -L "$(node -p process.execPath)" "$root/usr/bin/node"
mkdir -p "$root/usr/lib/node_modules"
cp -rL "$(npm root -g)/npm" "$root/usr/lib/node_modules/npm" || here 'npm is not where it installs packages'
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/bin/$name"; done
chroot "$root" npm --version >/dev/null 2>&1 || here 'Node or npm does not run in it'
# The checkout may be another user's.
printf '[safe]\n\tdirectory = *\n' >"$folder/gitconfig"
GIT_CONFIG_GLOBAL=$folder/gitconfig git clone -q "$PWD" "$root/site"

# A group of processes of its own, which ends as a whole with its first one. That one stays, to see the others off.
unshare --mount --propagation private --pid --fork --kill-child bash -euc '
  root=$1; shift
  mount -t proc proc "$root/proc"
  mount --rbind /sys "$root/sys"
  mount --rbind /dev "$root/dev"
  exec env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
' bash "$root" "${given[@]}" chroot "$root" bash -c "cd /site && $command; exit"
