import styles from '../features/contact/form/notices.css?inline';

/**
 * The styles of the form's messages about a request. The form's script brings these styles with it; the answer to a
 * browser without script links to this file (`features/contact/endpoint/answer-page.tsx`).
 */
export const GET = () => new Response(styles, { headers: { 'content-type': 'text/css' } });
