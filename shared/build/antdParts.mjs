// @ts-check

/**
 * Vite plugin for the unit tests: each part of antd is imported by itself, as `transformImport` does it in the build. The
 * whole of antd takes a second of each test file that draws a button, its button a quarter of that.
 * @returns {import('vitest/config').Plugin}
 */
export const antdParts = () => ({
  name: 'antd-parts',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\.tsx?(\?|$)/.test(id)) return undefined;
    const changed = code.replace(/^import \{([^}]+)\} from 'antd';$/gm, (_, names) => importsOf(names));
    return changed === code ? undefined : { code: changed, map: null };
  },
});

/** @param {string} names `Button, type ThemeConfig` @returns {string} on one line, so that the lines below keep their numbers */
const importsOf = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import ${name} from 'antd/lib/${folderOf(name)}/index.js';`)
    .join(' ');

/** @param {string} name `AutoComplete` @returns `auto-complete` */
const folderOf = (name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
