export const title = 'Aufklappen';
