import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/spec/**/*.test.ts', 'tests/walls/**/*.test.ts', 'tests/support/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'model', include: ['machines/**/*.test.ts', 'tests/model/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'] },
      },
    ],
  },
})
