/** The cover that a new post begins with: a page on denim, in the style of the other covers. */
export const neutralCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" role="img"><title>A page on denim</title><rect width="1200" height="630" fill="#18225a"/>
<path d="M0 96H1200M0 534H1200" stroke="#2a3fb0" stroke-width="3"/>
<path d="M0 112H1200M0 518H1200" stroke="#ffb938" stroke-width="4" stroke-dasharray="18 12"/>
<rect x="330" y="165" width="540" height="300" rx="18" fill="#fff"/>
<path d="M330 183a18 18 0 0 1 18-18h504a18 18 0 0 1 18 18v30h-540z" fill="#f2f5fb"/><circle cx="358" cy="189" r="7" fill="#dce2f0"/><circle cx="382" cy="189" r="7" fill="#dce2f0"/><circle cx="406" cy="189" r="7" fill="#dce2f0"/>
<rect x="370" y="248" width="330" height="60" rx="10" fill="#fff3d6" stroke="#e8930c" stroke-width="4" stroke-dasharray="12 8"/><rect x="390" y="267" width="290" height="22" rx="11" fill="#141b3c"/>
<rect x="370" y="338" width="430" height="14" rx="7" fill="#dce2f0"/><rect x="370" y="366" width="380" height="14" rx="7" fill="#dce2f0"/><rect x="370" y="394" width="260" height="14" rx="7" fill="#dce2f0"/></svg>
`;

/** What it shows. */
export const neutralCoverAlt = 'A page on denim between two seams, its headline outlined with amber stitches';
