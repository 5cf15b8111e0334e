import type {Page} from '@playwright/test';

/** What Cloudflare's features make of pages on their way to visitors, with the settings that a new zone may have. */

const decoderPath = '/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js';
const loaderPath = '/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js';
const protection = '/cdn-cgi/l/email-protection';

/** The address as hexadecimal bytes behind a key, each mixed with it. */
const encoded = (address: string): string =>
  `42${[...Buffer.from(address)].map((byte) => (byte ^ 0x42).toString(16).padStart(2, '0')).join('')}`;

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Addresses are left alone in the head, and in elements whose text is none of the page. */
const untouched = /^<(head|script|style|noscript|textarea|xmp)\b/i;

function inTag(tag: string): string {
  return /^<a\s/i.test(tag)
    ? tag.replace(
        /(href=["']?)mailto:([^"'\s>]*)/i,
        (_, start: string, rest: string) => `${start}${protection}#${encoded(rest)}`,
      )
    : tag;
}

const inText = (text: string): string =>
  text.replace(
    mail,
    (address) => `<span class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</span>`,
  );

/** Hides addresses, but for those between the comments that its documentation names. */
function withoutAddresses(html: string): string {
  const parts = html.split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->)/);
  const hidden = parts.map((part) => {
    if (part.startsWith('<!--email_off-->')) return part;
    let inside = '';
    return part.replace(/<[^>]*>|[^<]+/g, (piece) => {
      if (inside !== '') {
        if (piece.toLowerCase().startsWith(`</${inside}`)) inside = '';
        return piece;
      }
      inside = untouched.exec(piece)?.[1]?.toLowerCase() ?? '';
      return piece.startsWith('<') ? inTag(piece) : inText(piece);
    });
  });
  const all = hidden.join('');
  return all === html ? html : `${all}<script data-cfasync="false" src="${decoderPath}"></script>`;
}

/** Gives scripts a type that browsers do not run, but for those with the attribute before their address. */
function deferred(html: string): string {
  const held = html.replace(/<script(?:\s[^>]*)?>/g, (tag) => {
    const beforeSource = tag.split(/\ssrc=/)[0] ?? '';
    if (/\sdata-cfasync=["']false["']/.test(beforeSource) || /\stype=["']?application/.test(tag)) return tag;
    const plain = tag.replace(/\stype=["']?([\w/]+)["']?/, '');
    const type = /\stype=["']?([\w/]+)/.exec(tag)?.[1] ?? 'text/javascript';
    return plain.replace('<script', `<script type="0123456789abcdef01234567-${type}"`);
  });
  return `${held}<script src="${loaderPath}" data-cf-settings="0123456789abcdef01234567-|49" defer></script>`;
}

/** Both features, as a page's HTML goes through them. */
export const rewritten = (html: string): string => deferred(withoutAddresses(html));

/** Puts addresses back; as Cloudflare's does, by having the browser read markup. Runs in pages, as text. */
function decode(): void {
  const read = (code: string): string => {
    const bytes = code.match(/../g)?.map((each) => parseInt(each, 16)) ?? [];
    const holder = document.createElement('div');
    holder.innerHTML = `<a href="${String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ Number(bytes[0])))}"></a>`;
    return holder.querySelector('a')?.getAttribute('href') ?? '';
  };
  for (const link of document.querySelectorAll('a')) {
    const [, code] = link.href.split('/cdn-cgi/l/email-protection#');
    if (code !== undefined) link.href = `mailto:${read(code)}`;
  }
  for (const span of document.querySelectorAll<HTMLElement>('.__cf_email__')) {
    span.replaceWith(read(span.dataset.cfemail ?? ''));
  }
}

/** Runs the scripts that were kept back, once the page has loaded. Runs in pages, as text. */
function runKept(): void {
  const kept = [...document.querySelectorAll('script')].filter(({type}) => /^[0-9a-f]{24}-/.test(type));
  const next = (): void => {
    const script = kept.shift();
    if (script === undefined) return;
    const copy = document.createElement('script');
    for (const {name, value} of script.attributes) if (name !== 'type') copy.setAttribute(name, value);
    copy.text = script.text;
    if (copy.src === '') {
      script.replaceWith(copy);
      next();
    } else {
      copy.onload = next;
      copy.onerror = next;
      script.replaceWith(copy);
    }
  };
  if (document.readyState === 'complete') next();
  else addEventListener('load', next);
}

/**
 * Has pages come as through such a zone.
 *
 * @param prepare what is done to a page's HTML before.
 */
export async function behindCloudflare(page: Page, prepare: (html: string) => string = (html) => html): Promise<void> {
  const script = (source: string) => ({contentType: 'text/javascript', body: `(() => { ${source} })()`});
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({response, body: rewritten(prepare(await response.text()))});
    },
  );
  await page.route(`**${decoderPath}`, (route) => route.fulfill(script(`(${String(decode)})()`)));
  await page.route(`**${loaderPath}`, (route) => route.fulfill(script(`(${String(runKept)})()`)));
}
