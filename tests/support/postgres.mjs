/**
 * Runs a query in a PostgreSQL of its own, and prints its rows as JSON. Standard input is JSON: the statements that come
 * before it, and the query. In a process of its own, as Jest's does not load what PGlite fetches meanwhile.
 */
import {readFileSync} from 'node:fs';
import {PGlite} from '@electric-sql/pglite';

const {before, query} = JSON.parse(readFileSync(0, 'utf8'));
const database = new PGlite();
await database.exec(before);
const {rows} = await database.query(query);
console.log(JSON.stringify(rows));
await database.close();
