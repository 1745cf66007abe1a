import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { afterFirstFrame } from './tools/build/after-first-frame.ts'
import { compiledWhileLoading } from './tools/build/compiled-while-loading.ts'
import { constructedStyles } from './tools/build/constructed-styles.ts'
import { officePage, officeSource } from './tools/build/office-page.ts'
import { plainScript } from './tools/build/plain-script.ts'
import { siteIcons } from './tools/build/site-icons.ts'

const extraClientBuild = (build: BuildEnvironmentOptions) => ({
  consumer: 'client' as const,
  build: { outDir: 'dist', emptyOutDir: false, copyPublicDir: false, ...build },
})

export default defineConfig(({ command }) => ({
  // Every setting is an environment variable: the server reads no such file either, and the stamp of a build covers none.
  envDir: false,
  logLevel: 'warn',
  plugins: [
    react(),
    afterFirstFrame(),
    compiledWhileLoading(),
    constructedStyles(),
    plainScript(),
    officePage(),
    siteIcons(),
  ],
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: 'manifest.json',
        // `npm run bench -- lighthouse` counts what a first visit loads.
        chunkSizeWarningLimit: 600,
        emptyOutDir: false,
        // One script for what every page starts with, instead of nine.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', tags: ['$initial'] }] } } },
      },
    },
    ssr: {
      // One file with just what pages use: loading whole libraries of icons and parts would cost time and memory.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        rolldownOptions: { input: { entry: 'src/app/rendering/entry-server.tsx' } },
      },
    },
    api: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        // The second entry is the server without its start, for tests of what was built.
        rolldownOptions: { input: { main: 'server/main.ts', app: 'server/app.ts' } },
      },
    },
    serviceWorker: extraClientBuild({
      rolldownOptions: {
        input: 'src/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    }),
    ...(command === 'build' && {
      // The office is an app of its own beside the shop's: no shopper loads a byte of it. In development the client has it.
      office: extraClientBuild({
        assetsDir: 'office/assets',
        // Staff load it once a day, at a desk.
        chunkSizeWarningLimit: 700,
        rolldownOptions: { input: officeSource },
      }),
      // One script that shares nothing with the shop's: a page without an origin has no share in its cache either.
      branchMap: extraClientBuild({
        rolldownOptions: { input: 'src/app/branch-map/branch-map.html', output: { format: 'iife' } },
      }),
    }),
  },
  builder: {
    async buildApp(builder) {
      const { branchMap, ...environments } = builder.environments
      // All at once, on all processors: none reads what another writes, and tools/commands/build.ts has emptied dist/.
      await Promise.all(Object.values(environments).map((environment) => builder.build(environment)))
      if (branchMap && builder.config.env.VITE_GOOGLE_MAPS_KEY) await builder.build(branchMap)
    },
  },
}))
