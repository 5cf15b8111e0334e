import type {ReactNode} from 'react';
import Script from 'next/script';

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script src="https://example.com/tag.js" strategy="beforeInteractive" />
      </body>
    </html>
  );
}
