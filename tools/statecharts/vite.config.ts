import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const doors = [...Object.values(manifest.exports), ...Object.values(manifest.bin)]
const packages = ['vite', 'xstate', 'elkjs', 'sharp']

/** Builds each module of the package by itself; `npm pack` runs it. */
export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: doors.filter((door) => /\.tsx?$/.test(door)), formats: ['es'] },
    rolldownOptions: {
      external: (id) =>
        id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
