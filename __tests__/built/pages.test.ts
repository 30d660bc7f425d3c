/** One file, so that the built pages are parsed once. */
import "./checks/head";
import "./checks/pictures";
import "./checks/safety";
