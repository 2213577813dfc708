/**
 * The server in one file for both kinds of hosts, since all but its first few lines is the same in both: `server.js` runs it as a
 * process, a page or a worker host starts it as a worker. Only the part that fits is run, so that neither meets what it lacks.
 */
if (typeof process === 'undefined') require('./main.worker');
else require('./main.node');
