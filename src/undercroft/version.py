"""The one place that names the version of this package."""

VERSION = "0.1.0"
