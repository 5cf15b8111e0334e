/** The names that HTML has for what an address may have in it and for spaces, each with its character. */
const named = new Map(
  (
    'amp& lt< gt> quot" apos\' excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; ' +
    'equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] hat^ lowbar_ grave` lcub{ ' +
    'lbrace{ vert| rcub} rbrace} hyphen\u2010 tab\t newline\n nbsp\u00a0 shy\u00ad ' +
    'nobreak\u2060 zwj\u200d zwnj\u200c lrm\u200e rlm\u200f'
  )
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);

function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return named.get(name.toLowerCase()) ?? whole;
  const point = Number(name.slice(1).replace(/^x/i, '0x'));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}

/** A text in which `&amp;` and the like, from the source of a page or an email, are the characters that they stand for. */
export const withoutEntities = (text: string): string => text.replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, characterOf);
