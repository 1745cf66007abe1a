/** The door `@phaen/statecharts/layout`: it alone needs ELK. */
export { layOut } from './lay-out.ts'
