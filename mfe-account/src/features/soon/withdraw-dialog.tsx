import { soonDialog } from './soon-dialog.tsx';

export default soonDialog('withdraw');
