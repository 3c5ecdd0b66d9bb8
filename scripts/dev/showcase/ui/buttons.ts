export const title = 'Schaltflächen';
