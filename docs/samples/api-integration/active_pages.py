import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

URL = "https://api.tailor.example.com/v1/integrations/pages/active"


class NoRedirects(HTTPRedirectHandler):
    """A redirect would take the key to another host."""

    def redirect_request(self, *args):
        return None


key = os.environ.get("TAILOR_API_KEY", "").strip()
if not key:
    sys.exit("Missing TAILOR_API_KEY")

try:
    request = Request(URL, headers={"API-KEY": key})
    with build_opener(NoRedirects).open(request, timeout=10) as response:
        body = json.load(response)
    pages = body.get("activePages") if isinstance(body, dict) else None
    if not isinstance(pages, list):
        raise ValueError("the response has no list of active pages")
    lines = [f"{page['status']}  {page['url']}  {page['name']}" for page in pages]
except HTTPError as error:
    sys.exit(f"Failed to fetch active pages: {error.code} {error.read().decode()}")
except (KeyError, TypeError) as error:
    sys.exit(f"Failed to fetch active pages: a page is not as expected: {error}")
except (OSError, ValueError) as error:
    sys.exit(f"Failed to fetch active pages: {error}")

print(f"Active pages: {len(lines)}", *lines, sep="\n")
