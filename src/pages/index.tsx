import React from 'react';
import Layout from '@theme/Layout';
export default function Home() {
  return (
    <Layout title="x" description="y">
      <main>
        <h1>Hi</h1>
      </main>
    </Layout>
  );
}
