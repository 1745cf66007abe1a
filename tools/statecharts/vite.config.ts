import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const doors = [...Object.values(manifest.exports), ...Object.values(manifest.bin)]
const outside = (packages: string[]) => (id: string) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`))

/** Whatever NODE_ENV says where it is packed. */
const oxc = { jsx: { runtime: 'automatic', development: false } } as const

/**
 * Builds each module of the package by itself; `--mode page` builds the page of `statecharts gallery`, which brings its
 * React along. `npm pack` runs both.
 */
export default defineConfig(({ mode }) =>
  mode === 'page'
    ? {
        oxc,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          target: 'es2022',
          outDir: 'dist/page',
          lib: { entry: 'src/page/page.tsx', formats: ['es'], fileName: 'page', cssFileName: 'page' },
          rolldownOptions: { external: outside(['xstate']), output: { codeSplitting: false } },
        },
      }
    : {
        oxc,
        build: {
          target: 'es2022',
          minify: false,
          lib: {
            entry: doors.filter((door) => /\.tsx?$/.test(door)),
            formats: ['es'],
            cssFileName: 'style',
          },
          rolldownOptions: {
            external: outside(['elkjs', 'react', 'react-dom', 'sharp', 'vite', 'xstate']),
            output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
          },
        },
      },
)
