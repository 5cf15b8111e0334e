# The part of a deployment that runs on the server, by any POSIX shell: toServer.ts says which command when.
#
# <path>/releases/<name>   a build, with the folder that nginx is to serve in .hosting/nginx-root.conf
# <path>/current           the release whose rules nginx reads: it serves files and rules of one release, since both
#                          change with its reload
# <path>/served            the last release that was found to be served
# <path>/previous          the one that was served before it
set -eu
umask 022
command=$1 folder=$2 reload=$3 release=${4:-} file=${5:-}
mkdir -p "$folder/releases"
cd "$folder"

named() { [ ! -L "$1" ] || basename "$(readlink "$1")"; }

# A link is replaced in one rename: there is no moment without it.
point() {
  ln -sfn "releases/$2" ".next-$1"
  mv -T ".next-$1" "$1"
}

reload() {
  if [ -n "$reload" ]; then sh -c "$reload" >&2
  elif [ "$(id -u)" = 0 ]; then nginx -q -t && nginx -s reload
  else sudo -n nginx -q -t && sudo -n nginx -s reload
  fi
}

# Without an earlier release there is nothing to serve: nginx keeps what it has.
go_back() {
  if [ -n "$1" ]; then
    point current "$1"
    reload
  else
    rm -f current
  fi
}

undo() {
  trap '' HUP INT TERM
  go_back "$before"
  exit 1
}

case $command in
  # One deployment at a time: held until the caller closes its end, or is killed.
  lock)
    exec 9> .lock
    ! command -v flock > /dev/null || flock -n 9 || exit 20
    echo locked
    cat > /dev/null
    ;;
  # The build comes as an archive on standard input. Readable by nginx whatever the masks here and there.
  place)
    rm -rf releases/.incoming
    mkdir releases/.incoming
    tar -xzf - -C releases/.incoming
    chmod -R u=rwX,go=rX releases/.incoming
    printf 'root "%s/releases/%s";\n' "$folder" "$release" > releases/.incoming/.hosting/nginx-root.conf
    mv -T releases/.incoming "releases/$release"
    touch "releases/$release"
    ;;
  # nginx tests the rules before it takes them; where it does not, the link goes back.
  switch)
    before=$(named served)
    [ -n "$before" ] && [ -d "releases/$before" ] || before=$(named current)
    [ "$before" != "$release" ] || before=$(named previous)
    echo "$before"
    trap 'undo' HUP INT TERM
    point current "$release"
    reload || undo
    ;;
  back) go_back "$release" ;;
  # Five releases stay, and the two that may be needed at once.
  keep)
    served=$(named served)
    [ "$served" = "$release" ] || [ -z "$served" ] || point previous "$served"
    point served "$release"
    previous=$(named previous)
    ls -1t releases | tail -n +6 | while IFS= read -r old; do
      [ "$old" = "$release" ] || [ "$old" = "$previous" ] || [ ! -d "releases/$old/.hosting" ] || rm -rf -- "releases/$old"
    done
    ;;
  state) printf '%s\n%s\n%s\n' "$(named current)" "$(named served)" "$(named previous)"; ls -1t releases ;;
  # What is not served need not be kept.
  drop) [ "$(named current)" = "$release" ] || rm -rf -- "releases/$release" ;;
  read) cat "releases/$release/$file" 2> /dev/null ;;
esac
