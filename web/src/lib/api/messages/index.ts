// Written by `npm run types`: do not edit.
export type * from './scene';
export type * from './rooms';
export type * from './campaigns';
export type * from './commands';
export type * from './pushes';
export type * from './pages';
