import { ShopProblem } from '../api/problem.ts'

export const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    // A file that went away meanwhile.
    reader.addEventListener('error', () => reject(new ShopProblem('VALIDATION')))
    reader.readAsDataURL(file)
  })
