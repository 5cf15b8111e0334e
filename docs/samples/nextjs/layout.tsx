import type {ReactNode} from 'react';

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <head>
        <script async src="https://example.com/tag.js" />
      </head>
      <body>{children}</body>
    </html>
  );
}
