import {NoPostError} from './answers';
import {newPost} from './newPost';

/** `npm run new:post`. */
newPost(process.argv.slice(2), process.cwd(), {input: process.stdin, output: process.stdout})
  .then((next) => console.info(next))
  .catch((error: unknown) => {
    console.error(error instanceof NoPostError ? `\n${error.message}` : error);
    process.exitCode = 1;
  });
