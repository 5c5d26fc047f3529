import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** One file for Node; libraries are taken from where they are installed. */
export default {
  context: folder,
  mode: 'production',
  target: 'node20',
  entry: { post: './src/main.ts' },
  devtool: false,
  output: {
    path: `${folder}dist`,
    filename: '[name].mjs',
    chunkFormat: 'module',
    library: { type: 'module' },
    module: true,
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  externalsType: 'module',
  externals: [
    /^(@fastify\/busboy|fast-xml-parser|helmet|imapflow|nodemailer|openid-client|postal-mime|ws|@nats-io)(\/|$)/,
  ],
  module: {
    // Parts that pages show come along, and are not shown.
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: { detectSyntax: 'auto', jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  // Readable traces: nobody downloads it.
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
};
