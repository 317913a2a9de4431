import './selection.ts';

export { openCopyMenu } from './menu.ts';
