import {chromium} from '@playwright/test';
import {readFileSync} from 'node:fs';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await (await b.newContext({bypassCSP:true,viewport:{width:1200,height:1000}})).newPage();
const paths=[...readFileSync('build/sitemap.xml','utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(m=>m[1]||'/');
const css=process.argv[2]??'';
for (const path of paths) {
  await p.goto('http://localhost:8950'+path); await p.waitForTimeout(150);
  if(css) await p.addStyleTag({content:css});
  for (const format of ['A4','Letter']) await p.pdf({path:`/tmp/shots/all/${format}${path.replaceAll('/','_')}.pdf`,format,margin:{top:'1cm',bottom:'1cm',left:'1cm',right:'1cm'}});
}
await b.close();
