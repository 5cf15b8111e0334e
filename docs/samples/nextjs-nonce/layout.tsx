import type {ReactNode} from 'react';
import {headers} from 'next/headers';

export default async function RootLayout({children}: {children: ReactNode}) {
  // What your proxy.ts has put there, as the policy's nonce.
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <head>
        <script async nonce={nonce} src="https://example.com/tag.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
