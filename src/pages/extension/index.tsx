import Layout from '@theme/Layout';
import {MessagePage} from '@site/src/ui/MessagePage';
import {PageMeta} from '@site/src/ui/PageMeta';
import {SiteLink} from '@site/src/ui/SiteLink';
import {useSettings} from '@site/src/lib/settings/useSettings';
import drawing from '@site/src/ui/pageDrawing.module.css';

const page = {fill: 'var(--surface)', stroke: 'var(--line)', strokeWidth: 1.5};
const stem = {stroke: 'var(--tailored-edge)', strokeWidth: 3, strokeDasharray: '3 4.5'};

/** Drawing: a browser whose toolbar gains the Tailor AI button. */
function StoreListing() {
  return (
    <svg className={drawing.figure} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <rect {...page} x="12" y="12" width="456" height="296" rx="20" />
      <path stroke="var(--line)" strokeWidth="1.5" d="M12 68h456" />
      <path stroke="var(--line)" strokeWidth="10" d="M38 40h.01M56 40h.01M74 40h.01" />
      <rect fill="var(--sunken)" x="98" y="28" width="286" height="24" rx="12" />
      <rect
        fill="var(--indigo-wash)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        x="404"
        y="22"
        width="36"
        height="36"
        rx="9"
      />
      <g transform="translate(413 31)">
        <path stroke="var(--ink)" strokeWidth="3" d="M1 2h16" />
        <path {...stem} d="M9 5v13" />
      </g>

      <path
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        d="M214 86h196l12-12 12 12h4a14 14 0 0 1 14 14v122a14 14 0 0 1-14 14H214a14 14 0 0 1-14-14V100a14 14 0 0 1 14-14Z"
      />
      <rect fill="var(--denim)" stroke="var(--line)" x="220" y="106" width="46" height="46" rx="10" />
      <g transform="translate(230 116) scale(1.45)">
        <path stroke="var(--on-denim)" strokeWidth="3" d="M1 2h16" />
        <path {...stem} d="M9 5v13" />
      </g>
      <rect fill="var(--ink)" x="282" y="112" width="112" height="13" rx="5" />
      <rect fill="var(--line)" x="282" y="136" width="84" height="8" rx="4" />
      <rect fill="var(--button)" x="220" y="178" width="212" height="38" rx="10" />
      <path stroke="var(--on-button)" strokeWidth="7" d="M288 197h76" />

      <rect fill="var(--line)" x="40" y="98" width="120" height="16" rx="5" />
      <rect fill="var(--line)" x="40" y="124" width="92" height="16" rx="5" />
      <rect fill="var(--sunken)" x="40" y="164" width="126" height="8" rx="4" />
      <rect fill="var(--sunken)" x="40" y="181" width="108" height="8" rx="4" />
      <rect fill="var(--sunken)" x="40" y="252" width="412" height="32" rx="10" />
    </svg>
  );
}

export default function ExtensionPage() {
  const {extensionStoreUrl} = useSettings();
  return (
    <Layout title="Extension" description="Get the Tailor AI browser extension from the Chrome Web Store.">
      <PageMeta noIndex />
      <noscript data-in-head>
        <meta httpEquiv="refresh" content={`1; url=${extensionStoreUrl}`} />
      </noscript>
      <main>
        <MessagePage
          heading="Tailor AI for Chrome"
          message="Redirecting to Chrome Web Store..."
          figure={<StoreListing />}
        >
          <p>
            {/* In this tab, which is on its way there already. */}
            If nothing happens,{' '}
            <SiteLink to={extensionStoreUrl} target="_self" data-leaves-for>
              open the listing yourself
            </SiteLink>
            .
          </p>
        </MessagePage>
      </main>
    </Layout>
  );
}
