/** Unit and content tests. */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '\\.css$': 'identity-obj-proxy',
  },
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'}},
    ],
  },
};
