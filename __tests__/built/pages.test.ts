/** One file for all checks of the built pages, so that the pages are parsed once. */
import "./checks/head";
import "./checks/pictures";
import "./checks/safety";
